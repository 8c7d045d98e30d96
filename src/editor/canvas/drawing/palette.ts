/** A file is read on paper and on any screen: dark on white, whatever theme somebody uses. */
export const ink = '#1b1b1f';
export const muted = '#5c5c66';
export const rule = '#c8c8d0';
export const paper = '#ffffff';
export const plainShape = '#f4f4f6';
