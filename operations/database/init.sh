#!/bin/sh
# The image of PostgreSQL runs this once, in an empty data folder.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=owner_password="$OWNER_PASSWORD" --set=server_password="$SERVER_PASSWORD" --file=/roles.sql
