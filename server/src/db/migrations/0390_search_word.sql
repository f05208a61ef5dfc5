-- Words that customers search for, counted without a person. An earlier search counts for less: half after a week. `rank` is the logarithm
-- of that sum at a fixed moment, so that words compare and stay in order while nobody searches (docs/decisions/070).
create table search_word (
  tenant_id integer not null references tenant,
  word text not null,
  rank double precision not null,
  primary key (tenant_id, word)
);
create index search_word_rank on search_word (tenant_id, rank desc);
select isolate_tenant('search_word');
comment on table search_word is 'A word that customers search for and that finds something; it says nothing of a person.';
comment on column search_word.word is 'As search_fold has it.';
comment on column search_word.rank is 'Logarithm to the base 2 of the sum of its searches, each worth 2 to the power of its time in weeks.';
