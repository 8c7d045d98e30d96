export function unsupportedPlatform(platform?: string, arch?: string): string | undefined;
