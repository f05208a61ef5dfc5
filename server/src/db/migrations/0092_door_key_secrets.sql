-- Keys of an archive come without their private half: they prove earlier codes and sign nothing. So does a retired key.
set local lock_timeout = '5s';
alter table door_key alter column private_key drop not null;
comment on column door_key.private_key is 'PKCS#8 in base64, sealed where the server has a key for it; null in a key that was retired or came with an archive';
comment on column door_key.retired_at is 'the moment from which it proves nothing but a code without an end whose ticket is there';
comment on table door_key is 'The keys that sign codes and lists (Ed25519). The newest with a private half signs; all that are not retired are valid.';
