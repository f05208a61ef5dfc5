-- Staff take a coupon back that was given by mistake.
alter table user_coupon_log drop constraint user_coupon_log_action_check;
alter table user_coupon_log add constraint user_coupon_log_action_check check (action in ('present', 'present_cancel', 'receive', 'lapse', 'verify', 'revoke')) not valid;
