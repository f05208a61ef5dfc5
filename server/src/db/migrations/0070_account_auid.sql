-- A person's page opens by the short public id beside the uuid.
create unique index account_auid on account (tenant_id, auid);
