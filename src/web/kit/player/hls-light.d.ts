// The small build ships without types of its own; it is the same class with fewer parts.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
