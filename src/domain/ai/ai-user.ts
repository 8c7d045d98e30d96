/** Stands as the author of what AI made by itself. Nobody can sign in as it, and no member has its id. */
export const aiUserId = '00000000-0000-7000-8000-00000000a1a1';
export const aiUserName = 'Hark’s AI';
