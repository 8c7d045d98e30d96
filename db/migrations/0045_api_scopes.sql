-- A token that could write keeps writing content. What else it could do (invite, change roles, open domains, publish)
-- now has scopes of its own, which nobody has been asked about, so no existing token gets them.
update api_tokens set scopes = case when 'write' = any (scopes) then array['read', 'write'] else array['read'] end;
alter table api_tokens add constraint api_tokens_scopes_known
  check (scopes <@ array['read', 'write', 'members', 'admin']::text[] and 'read' = any (scopes));
