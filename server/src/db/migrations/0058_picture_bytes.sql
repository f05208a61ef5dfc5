-- The size of the file that was uploaded, by which forms limit pictures: what is stored is packed anew. Null for those that came before.
alter table image add column bytes integer check (bytes >= 0);
