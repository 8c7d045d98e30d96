-- A workspace has at most 200 projects: reading their maps costs nothing that a copy of them could save.
drop trigger take_readers on projects;
drop trigger carry_new_readers on grants;
drop trigger carry_changed_readers on grants;
drop trigger carry_closing on grants;
drop trigger add_project_totals on projects;
drop trigger move_project_totals on projects;
drop trigger subtract_project_totals on projects;
drop function take_readers();
drop function carry_readers();
drop function reader_bits(text);
drop function add_project_totals();
drop function move_project_totals();
drop function subtract_project_totals();
drop table project_totals;
alter table projects drop column open_to_members, drop column reader_bits;
