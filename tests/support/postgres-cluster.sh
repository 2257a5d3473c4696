#!/bin/sh
# Holds one PostgreSQL cluster: postgres-cluster.sh <folder of its programs> <port> <folder>. Prints
# "ready". The lines "down" and "up" crash and restart the server. When the input ends (on purpose,
# or because the parent process is gone), the server and its data go.
bin=$1 port=$2 folder=$3
cd "$folder" || exit 1
trap 'rm -rf data initdb.log' EXIT
# The parent alone decides when it ends.
trap '' INT TERM HUP

"$bin/initdb" --pgdata data --username postgres --encoding UTF8 --locale C --no-sync \
  --auth-local trust --auth-host scram-sha-256 >initdb.log 2>&1 || { cat initdb.log >&2; exit 1; }
# Nothing needs to survive a power failure.
cat >data/postgresql.auto.conf <<END
port = $port
unix_socket_directories = '$folder'
listen_addresses = '127.0.0.1'
max_connections = 300
shared_buffers = '64MB'
jit = off
fsync = off
synchronous_commit = off
full_page_writes = off
wal_level = minimal
max_wal_senders = 0
max_wal_size = '2GB'
log_min_messages = panic
END

up() {
  "$bin/postgres" -D data </dev/null >&2 &
  server=$!
  until "$bin/pg_isready" -q -h "$folder" -p "$port" -U postgres -d postgres; do
    kill -0 $server || exit 1
    sleep 0.05
  done
  echo ready
}

# Immediate shutdown, without a checkpoint.
down() {
  kill -QUIT $server
  wait $server
}

up
while read -r line; do
  case $line in
    down) down; echo down ;;
    up) up ;;
  esac
done
down
