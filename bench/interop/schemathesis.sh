#!/bin/sh
# Runs schemathesis (all checks, stateful) for 10 minutes against a real `scan-gate serve` on PGlite, inside a network
# namespace that has loopback only: nothing of what it makes up leaves the machine. Needs root for the namespace.
#   bench/interop/schemathesis.sh [SECONDS] [MODE: all|positive|negative]
# The tools come with `node bench/interop/clients.ts openapi-generator-python`, which installs schemathesis too.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
seconds=${1:-600}
mode=${2:-all}
tools=${INTEROP_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/scan-gate/interop-tools}
if [ "${IN_NAMESPACE:-}" != yes ]; then
  exec env IN_NAMESPACE=yes unshare --net -- sh "$0" "$seconds" "$mode"
fi
ip link set lo up
work=$(mktemp -d)
node=$root/node_modules/.bin/node
"$node" "$root/src/cli/index.ts" serve --data "$work/data" --bootstrap "$work/bootstrap.json" --port 0 \
  --allow-scan-cidr 127.0.0.0/8 --allow-webhook-cidr 127.0.0.0/8 --rate-limit 0 --initial-tokens 100000000 \
  >"$work/ready" 2>"$work/log" &
serve=$!
trap 'kill "$serve" 2>/dev/null; wait "$serve" 2>/dev/null || true; rm -rf "$work"' EXIT
tries=0
until [ -s "$work/ready" ]; do
  tries=$((tries + 1))
  [ "$tries" -lt 120 ] || { echo "serve did not start:" >&2; cat "$work/log" >&2; exit 3; }
  sleep 1
done
field() { "$node" -p "JSON.parse(require('fs').readFileSync('$1', 'utf8')).$2"; }
url=$(field "$work/ready" url)
key=$(field "$work/bootstrap.json" api_key)
status=0
cd "$work"
"$tools/python/bin/schemathesis" run "$url/v1/openapi.json" --header "Authorization: Bearer $key" \
  --checks all --mode "$mode" --phases examples,coverage,fuzzing,stateful --max-time "$seconds" \
  --continue-on-failure --request-timeout 20 --generation-database none --no-color || status=$?
echo "errors in the log of the service: $(grep -c '"level":"error"' "$work/log" || true)"
grep '"level":"error"' "$work/log" | cut -c1-400 | head -20 || true
exit "$status"
