-- What fills a picture's place until it has come, as #rrggbb; empty for one to see through and for those that came before.
alter table image add column color text not null default '';
