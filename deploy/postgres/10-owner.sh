#!/bin/sh
# Runs once, on an empty volume. The site's role is not a superuser: row-level security separates
# the departments, and does not apply to one.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -v password="$OWNER_PASSWORD" <<'SQL'
create role fieldhouse login nosuperuser nobypassrls password :'password';
create database fieldhouse owner fieldhouse encoding 'UTF8' template template0;
SQL
