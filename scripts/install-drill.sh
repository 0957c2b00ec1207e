#!/bin/sh
# Installs the programs of `npm run drill:failover` and `npm run drill:recovery` from Debian's packages. Run as root.
set -eu
apt-get update
# no cluster and no service of the packages starts: the drill starts its own in a temporary folder
mkdir -p /etc/postgresql-common/createcluster.d
echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.d/zamanat-drill.conf
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
  patroni etcd-server etcd-client haproxy pgbouncer pgbackrest postgresql-15 python3-etcd python3-psycopg2
