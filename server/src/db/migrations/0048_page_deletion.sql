-- A deleted page is off and out of the lists; its draft, revisions and address stay, so that it can be restored.
alter table page add column deleted_at timestamptz check (deleted_at is null or not is_active);
