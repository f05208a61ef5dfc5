-- What was asked with a nonce, as a hash: another scan under the same nonce is refused.
alter table door_scan add column request_hash text not null default '';
