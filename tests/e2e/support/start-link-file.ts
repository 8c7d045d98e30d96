/** In a data folder on which the product ran once: the link that its first start printed. */
export const startLinkFile = 'start-link.txt';
