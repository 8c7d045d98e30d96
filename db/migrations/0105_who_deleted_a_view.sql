-- The trash says who threw a view away.
alter table views add column deleted_by uuid;
