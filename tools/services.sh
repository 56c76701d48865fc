#!/bin/sh
# What the tests need besides Python: PostgreSQL and Redis for several server processes, Chromium for the pages.
#
#   tools/services.sh install                   install what is missing, on Debian as root or with sudo, and report
#   tools/services.sh report                    say which tests are left out
#   tools/services.sh with chromium COMMAND…    run the command, or say that it is left out where there is no Chromium
#
# With CI=true anything missing is an error: there, no test may be left out.

postgresql_folder=${POSTGRESQL_FOLDER:-/usr/lib/postgresql} # where Debian keeps initdb, out of the path

has() {
    case $1 in
    postgresql) command -v initdb >/dev/null || ls "$postgresql_folder"/*/bin/initdb >/dev/null 2>&1 ;;
    redis-server) command -v redis-server >/dev/null ;;
    chromium) test -n "$CHROMIUM" || command -v chromium >/dev/null || command -v google-chrome >/dev/null ;;
    esac
}

missing() {
    for package in postgresql redis-server chromium; do
        has "$package" || printf ' %s' "$package"
    done
}

leave_out() {
    echo "Left out: the tests that need $*. To run them: apt install $* (Debian), or your system's packages of these names." >&2
    test "$CI" != true || { echo "With CI=true no test may be left out." >&2; exit 1; }
}

report() {
    left=$(missing)
    # shellcheck disable=SC2086 # several packages
    test -z "$left" || leave_out $left
}

install() {
    wanted=$(missing)
    test -n "$wanted" && command -v apt-get >/dev/null || return 0
    root=
    if [ "$(id -u)" != 0 ]; then
        root=sudo
        # A password can be asked for only where somebody sits.
        command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 0 ]; } || return 0
    fi
    echo "Installing what the tests need:$wanted."
    # shellcheck disable=SC2086 # several packages, and no sudo for root
    $root apt-get update -qq && $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $wanted
}

case $1 in
install) install; report ;;
report) report ;;
with)
    needed=$2
    shift 2
    if has "$needed"; then exec "$@"; fi
    leave_out "$needed"
    ;;
*) echo "usage: tools/services.sh install | report | with PACKAGE COMMAND…" >&2; exit 2 ;;
esac
