-- Messages of a user's message centre. Their words are made when they are read, in the reader's language.
create table user_message (
  tenant_id integer not null references tenant,
  id bigint generated always as identity,
  user_id bigint not null,
  kind text not null,
  target text not null,
  data jsonb not null default '{}',
  note text not null default '',
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references account (tenant_id, id)
);
create index user_message_user on user_message (tenant_id, user_id, id);
create index user_message_unread on user_message (tenant_id, user_id, id) where read_at is null;
select isolate_tenant('user_message');
comment on table user_message is 'A step of others in what is a user''s, as the message centre keeps it; a job deletes it by age.';
comment on column user_message.kind is 'A row of messageRows (contract/domain/account/messages).';
comment on column user_message.target is 'Number or id of what it is about.';
comment on column user_message.data is 'Values of its text.';
comment on column user_message.note is 'Words of the other side, as they wrote them.';
