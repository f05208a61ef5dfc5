-- The chain of a draw's beacon by its hash, and the round that was fixed at publishing: a list that was frozen too late is drawn by a later one.
alter table raffle add column beacon_chain text, add column planned_round bigint;
update raffle set planned_round = beacon_round, beacon_chain = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971' where beacon_round is not null;
