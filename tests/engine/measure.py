"""Run a command; print its exit code, processor time and peak memory as JSON.

A script of its own, because a new process is charged with the memory of the one that it was started from:
the test run is large, this is not.
"""

import json
import os
import subprocess
import sys

if __name__ == "__main__":
    process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    print(json.dumps([process.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / unit]))
