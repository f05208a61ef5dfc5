-- Leave to send messages comes from mini-programs of more than one vendor; what there was until now was WeChat's.
alter table notify_grant add column vendor text not null default 'weapp' check (vendor in ('weapp', 'alipay'));
alter table notify_grant alter column vendor drop default;
