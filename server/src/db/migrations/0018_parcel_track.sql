-- Carriers are asked where a parcel is, at most so often; what they said once stays.
alter table order_delivery
  -- When its carrier was asked last, and what came of it.
  add column tracked_at timestamptz,
  add column track_result text check (track_result in ('ok', 'nothing', 'wrong', 'unreachable', 'refused'));
create unique index delivery_node_transit on delivery_node (tenant_id, delivery_id, created_at, md5(text)) where kind = 'transit';
