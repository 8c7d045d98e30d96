alter table redactions add column video_cover boolean not null default false;
-- 1: a grid that grew with the picture, so that large letters stayed readable. Renditions made with it are made again.
alter table redactions add column method smallint not null default 1;
