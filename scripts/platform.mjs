// Runs on whatever Node the machine has, so: no dependencies, no syntax younger than Node 20.

/** The platforms that every package with native builds is locked for. */
export const platforms = {
  'linux-x64': 'Linux on x64',
  'linux-arm64': 'Linux on ARM64',
  'darwin-arm64': 'macOS on Apple silicon',
  'darwin-x64': 'macOS on Intel',
  'win32-x64': 'Windows on x64',
};

/** One sentence for somebody whose machine Hark can't run on, nothing for everybody else. */
export function unsupportedPlatform(platform = process.platform, arch = process.arch) {
  if (`${platform}-${arch}` in platforms) return undefined;
  return `Hark runs on ${new Intl.ListFormat('en').format(Object.values(platforms))}; this machine is ${platform} on ${arch}.`;
}

/** Alpine and the like: the fetched Node is built for glibc and does not start there. */
export function isMusl() {
  return process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined;
}
