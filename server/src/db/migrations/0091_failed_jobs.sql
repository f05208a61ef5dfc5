-- A job that failed as often as its kind may is not tried again until somebody asks for it.
set local lock_timeout = '5s';
alter table job add column failed_at timestamptz;
comment on column job.failed_at is 'the moment of its last try, after which it is not tried again; null while it is';
drop index if exists job_run;
create index job_run on job (run_at) where failed_at is null;
create index job_failed on job (tenant_id, failed_at) where failed_at is not null;
