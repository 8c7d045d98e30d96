const wantedBuilds = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
];

/** What a lock file lacks: a hash of each package, and every native build in one version for every supported platform. */
export function lockProblems(lock) {
  return [...withoutHash(lock), ...withoutBuild(lock)];
}

/** `npm ci` takes any bytes for a package that the lock file has no hash of. */
function withoutHash(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { integrity }]) => path !== '' && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    .map(([path, { version }]) => `${nameOf(path)} ${version} is locked without a SHA-512 hash`);
}

function nameOf(path) {
  return path.replace(/^.*node_modules\//, '');
}

function withoutBuild(lock) {
  return Object.entries(lock.packages).flatMap(([path, owner]) => {
    const builds = nativeBuilds(owner);
    if (builds.length === 0) return [];
    const family = nameOf(path) || owner.name;
    const locked = builds.map(([name, version]) => ({ name, version, at: findLocked(lock, path, name) }));
    return [...otherVersions(family, locked), ...missingPlatforms(family, owner.version, locked)];
  });
}

/** The optional packages that are a native build for one platform each, by their names. */
function nativeBuilds({ optionalDependencies }) {
  return Object.entries(optionalDependencies ?? {}).filter(
    ([name]) => /linux|darwin|win/.test(name) && /x64|arm64/.test(name),
  );
}

function findLocked(lock, path, name) {
  return lock.packages[`${path}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`];
}

function otherVersions(family, locked) {
  return locked
    .filter(({ at, version }) => at && at.version !== version)
    .map(({ name, version, at }) => `${family} asks for ${name} ${version}, and ${at.version} is locked`);
}

function missingPlatforms(family, version, locked) {
  // One build alone is the C library that a platform's own package brings along.
  if (locked.length === 1) {
    return locked
      .filter(({ at }) => !at)
      .map(({ name }) => `${family} asks for ${name}, which is not locked`);
  }
  const own = locked.filter(({ name, at }) => at && !name.includes('libvips')).map(({ at }) => at);
  return wantedBuilds
    .filter((wanted) => !own.some((build) => serves(build, wanted)))
    .map((wanted) => `${family} ${version} has no build for ${Object.values(wanted).join(' ')}`);
}

/** A build that names no C library carries its own, or needs none. */
function serves(build, { os, cpu, libc }) {
  const has = (list, value) => list === undefined || value === undefined || [list].flat().includes(value);
  return has(build.os, os) && has(build.cpu, cpu) && has(build.libc, libc);
}
