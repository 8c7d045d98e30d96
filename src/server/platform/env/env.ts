import { join, resolve } from 'node:path';
import type { OidcProvider } from '#domain/accounts/sign-in-providers.ts';
import { isModelProvider, modelProviders, needsOf } from '#domain/ai/model-providers.ts';
import type { ModelChoice } from '#server/platform/ai/language/open-model.ts';
import type { SpeechService } from '#server/platform/ai/speak/request-speech.ts';
import type { TranscriptionService } from '#server/platform/ai/transcribe/compatible-transcriber.ts';
import type { TranslationService } from '#server/platform/ai/translate/compatible-translator.ts';
import type { ScannerAddress } from '#server/platform/scan/scan-file.ts';
import { readRegions, type RegionsEnv } from './regions-env.ts';
import { readAuditDays } from './audit-env.ts';
import { readStaffDomains } from './staff-env.ts';
import { WrongSetting } from './wrong-setting.ts';
import type { S3Settings } from '#server/platform/storage/s3-storage.ts';

export const services = ['web', 'worker', 'realtime'] as const;
export type Service = (typeof services)[number];

/** A service that speaks as OpenAI's does. */
export type AiEnv = { readonly url: URL; readonly key: string | undefined; readonly embedModel: string };

/** This installation at a provider of identities. */
export type TrackEnv = { readonly url: URL; readonly key: string | undefined };
export type SignInClient = { readonly issuer: URL; readonly clientId: string; readonly clientSecret: string };

export type Env = {
  port: number;
  /** What links in mails and redirects are built from; never the Host header. */
  rootUrl: URL;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The login that owns the schema: migrations, the signing secret, backups. */
  databaseOwnerUrl: string | undefined;
  databasePoolSize: number;
  databasePrepare: boolean;
  statementTimeoutMs: number;
  /** The key that everything is signed and sealed with. */
  secret: string | undefined;
  /** The one before it, until everything is sealed with the present one. */
  previousSecret: string | undefined;
  /** Where the key is kept instead of the environment. */
  secretFile: string | undefined;
  /** How many of your own proxies are in front. More than there are would let clients forge their address. */
  trustedProxies: number;
  smtpUrl: string | undefined;
  /** A system of the operator that hears who signs in, changes and leaves. */
  track: TrackEnv | undefined;
  mailFrom: string;
  recaptcha: { siteKey: string; secret: string; url: URL } | undefined;
  /** Providers that people may sign in with, by what this installation is registered as there. */
  signInClients: Readonly<Partial<Record<OidcProvider, SignInClient>>>;
  /** Hosts that may be reached although they are not on the public internet, as `name` or `name:port`. */
  allowedHosts: readonly string[];
  /** Asked for TXT records instead of the machine's own, as `address` or `address:port`. */
  dnsServers: readonly string[];
  /** The installations that are the other regions; undefined for one that is alone. */
  regions: RegionsEnv | undefined;
  deniedEmailDomains: string[];
  /** Of the company that runs this installation: its people may be internal staff. Empty where there are none. */
  staffEmailDomains: readonly string[];
  signUpEnabled: boolean;
  sampleWorkspace: boolean;
  /** Where files are kept instead of the data folder. */
  s3: S3Settings | undefined;
  /** Of files in one workspace; undefined for no limit. */
  workspaceBytes: number | undefined;
  /** In the channels of one workspace; undefined for no limit. */
  workspaceDataPoints: number | undefined;
  /** That one workspace saved; undefined for no limit. */
  workspaceTemplates: number | undefined;
  /** Whether workspaces may publish templates for each other. */
  templateGallery: boolean;
  virusScanner: ScannerAddress | undefined;
  /** Where ffmpeg and ffprobe are, if not on the path. */
  ffmpegDir: string | undefined;
  /** The browser that prints PDF files, if not in one of the usual places. */
  chromium: string | undefined;
  /** Off where the container is the sandbox and refuses Chromium the namespaces of its own. */
  chromiumSandbox: boolean;
  /** Where speech is written down instead of here. */
  transcription: TranscriptionService | undefined;
  translation: TranslationService | undefined;
  /** What reads summaries and answers aloud instead of the browser. */
  speech: SpeechService | undefined;
  /** Where the models lie that this server runs itself; undefined to run none. */
  modelsDir: string | undefined;
  /** The weights by which data points are read for how they sound. */
  sentimentFile: string;
  /** How long the text of a note must rest before it is summarized by itself; 0: none is. */
  summariesAfterSeconds: number;
  /** How long entries of the audit log are kept; undefined for ever. */
  auditDays: number | undefined;
  /** How long agents wait after what they wait for: what comes in a row is one run. */
  agentsAfterSeconds: number;
  /** Whether members and their API tokens may ask the GraphQL API for its schema. */
  introspection: boolean;
  logLevel: string;
  webDir: string;
  release: string;
  /** Where texts are turned into vectors instead of here. */
  ai: AiEnv | undefined;
  /** What writes for workspaces that have chosen nothing themselves. */
  generation: ModelChoice | undefined;
};

/** Every setting of a Hark server. A wrong value stops the start with one sentence. */
export function readEnv(source: NodeJS.ProcessEnv, projectDir: string): Env {
  const port = whole(source, 'PORT', 3000, 65_535);
  const siteKey = text(source, 'RECAPTCHA_SITE_KEY');
  const secret = text(source, 'RECAPTCHA_SECRET');
  const rootUrl = url(source, 'HARK_URL', `http://localhost:${port}`);
  return {
    port,
    rootUrl,
    regions: readRegions(source, rootUrl),
    dataDir: resolve(text(source, 'HARK_DATA_DIR') ?? join(projectDir, 'data')),
    databaseUrl: text(source, 'DATABASE_URL'),
    databaseOwnerUrl: text(source, 'DATABASE_OWNER_URL'),
    databasePoolSize: whole(source, 'DATABASE_POOL_SIZE', 10, 500),
    databasePrepare: flag(source, 'DATABASE_PREPARE', true),
    statementTimeoutMs: whole(source, 'DATABASE_STATEMENT_TIMEOUT_MS', 30_000, 3_600_000),
    secret: text(source, 'HARK_SECRET'),
    previousSecret: text(source, 'HARK_SECRET_PREVIOUS'),
    secretFile: text(source, 'HARK_SECRET_FILE'),
    trustedProxies: whole(source, 'HARK_TRUSTED_PROXIES', 0, 10),
    smtpUrl: text(source, 'SMTP_URL'),
    track: readTrack(source),
    mailFrom: text(source, 'MAIL_FROM') ?? 'Hark <hark@localhost>',
    recaptcha:
      siteKey !== undefined && secret !== undefined
        ? { siteKey, secret, url: url(source, 'RECAPTCHA_URL', 'https://www.google.com') }
        : undefined,
    signInClients: {
      ...signInClient(source, 'GOOGLE', 'https://accounts.google.com'),
      ...signInClient(source, 'MICROSOFT', 'https://login.microsoftonline.com/common/v2.0'),
      ...signInClient(source, 'AUTH0', undefined),
    },
    allowedHosts: list(source, 'HARK_ALLOWED_HOSTS'),
    dnsServers: list(source, 'HARK_DNS_SERVERS'),
    deniedEmailDomains: list(source, 'HARK_DENIED_EMAIL_DOMAINS').map((domain) => domain.replace(/^@/, '')),
    staffEmailDomains: readStaffDomains(list(source, 'HARK_STAFF_EMAIL_DOMAINS')),
    signUpEnabled: flag(source, 'HARK_SIGN_UP', true),
    sampleWorkspace: flag(source, 'HARK_SAMPLE', true),
    s3: s3(source),
    workspaceBytes: whole(source, 'HARK_WORKSPACE_GB', 0, 1_000_000) * 1e9 || undefined,
    workspaceDataPoints: whole(source, 'HARK_WORKSPACE_DATA_POINTS', 0, 1_000_000_000) || undefined,
    workspaceTemplates: whole(source, 'HARK_WORKSPACE_TEMPLATES', 0, 1_000_000) || undefined,
    templateGallery: flag(source, 'HARK_TEMPLATE_GALLERY', true),
    virusScanner: scanner(source),
    ffmpegDir: text(source, 'HARK_FFMPEG_DIR'),
    chromium: text(source, 'HARK_CHROMIUM'),
    chromiumSandbox: flag(source, 'HARK_CHROMIUM_SANDBOX', true),
    transcription: service(source, 'TRANSCRIPTION', 'whisper-1'),
    translation: service(source, 'TRANSLATION', 'gpt-4o-mini'),
    speech: readSpeech(source),
    modelsDir: flag(source, 'HARK_MODELS', true) ? join(projectDir, 'models') : undefined,
    sentimentFile: join(projectDir, 'models/own/sentiment.json.gz'),
    summariesAfterSeconds: whole(source, 'HARK_SUMMARIES_AFTER', 120, 86_400),
    auditDays: readAuditDays(whole(source, 'HARK_AUDIT_DAYS', 730, 36_500)),
    agentsAfterSeconds: whole(source, 'HARK_AGENTS_AFTER', 60, 86_400),
    introspection: flag(source, 'HARK_INTROSPECTION', false),
    logLevel: text(source, 'LOG_LEVEL') ?? 'info',
    webDir: join(projectDir, 'dist/web'),
    release: text(source, 'HARK_RELEASE') ?? 'dev',
    ai: embedsAtService(source) ? readAi(source) : undefined,
    generation: readGeneration(source),
  };
}

function readAi(source: NodeJS.ProcessEnv): AiEnv | undefined {
  const address = text(source, 'HARK_AI_URL');
  if (address === undefined) return undefined;
  const parsed = URL.canParse(address) ? new URL(address) : undefined;
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) {
    throw new WrongSetting(`HARK_AI_URL must be an http(s) address, not "${address}".`);
  }
  const embedModel = text(source, 'HARK_AI_EMBED_MODEL') ?? 'text-embedding-3-small';
  return { url: parsed, key: text(source, 'HARK_AI_KEY'), embedModel };
}

/** A service that only writes, such as Ollama, need not have a model for vectors. */
function embedsAtService(source: NodeJS.ProcessEnv): boolean {
  return text(source, 'HARK_AI_EMBED_MODEL') !== undefined || text(source, 'HARK_AI_MODEL') === undefined;
}

function readGeneration(source: NodeJS.ProcessEnv): ModelChoice | undefined {
  const model = text(source, 'HARK_AI_MODEL');
  if (model === undefined) return undefined;
  const provider = text(source, 'HARK_AI_PROVIDER') ?? 'compatible';
  if (!isModelProvider(provider))
    throw new WrongSetting(
      `HARK_AI_PROVIDER must be one of ${modelProviders.join(', ')}, not "${provider}".`,
    );
  const choice = {
    url: readAi(source)?.url.href,
    region: text(source, 'HARK_AI_REGION'),
    key: text(source, 'HARK_AI_KEY'),
  };
  const names = { url: 'HARK_AI_URL', region: 'HARK_AI_REGION', key: 'HARK_AI_KEY' } as const;
  for (const need of ['url', 'region', 'key'] as const) {
    if (needsOf(provider)[need] && choice[need] === undefined)
      throw new WrongSetting(`HARK_AI_PROVIDER ${provider} needs ${names[need]} too.`);
  }
  return { provider, model, ...choice };
}

function readTrack(source: NodeJS.ProcessEnv): TrackEnv | undefined {
  const address = text(source, 'HARK_TRACK_URL');
  if (address === undefined) return undefined;
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new WrongSetting(`HARK_TRACK_URL must be an http(s) address, not "${address}".`);
  return { url: new URL(address), key: text(source, 'HARK_TRACK_KEY') };
}

function signInClient(
  source: NodeJS.ProcessEnv,
  provider: OidcProvider,
  usualIssuer: string | undefined,
): Env['signInClients'] {
  const clientId = text(source, `${provider}_CLIENT_ID`);
  const clientSecret = text(source, `${provider}_CLIENT_SECRET`);
  if (clientId === undefined && clientSecret === undefined) return {};
  if (clientId === undefined || clientSecret === undefined)
    throw new WrongSetting(`${provider}_CLIENT_ID and ${provider}_CLIENT_SECRET need each other.`);
  const issuer = text(source, `${provider}_ISSUER`) ?? usualIssuer;
  if (issuer === undefined) throw new WrongSetting(`${provider}_CLIENT_ID needs ${provider}_ISSUER too.`);
  if (!/^https?:$/.test(URL.parse(issuer)?.protocol ?? ''))
    throw new WrongSetting(`${provider}_ISSUER must be an http(s) address, not "${issuer}".`);
  return { [provider]: { issuer: new URL(issuer), clientId, clientSecret } };
}

function s3(source: NodeJS.ProcessEnv): S3Settings | undefined {
  const bucket = text(source, 'S3_BUCKET');
  if (bucket === undefined) return undefined;
  const accessKeyId = text(source, 'S3_ACCESS_KEY_ID');
  const secretAccessKey = text(source, 'S3_SECRET_ACCESS_KEY');
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new WrongSetting('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.');
  }
  const region = text(source, 'S3_REGION') ?? 'us-east-1';
  return { bucket, region, accessKeyId, secretAccessKey, endpoint: text(source, 'S3_ENDPOINT') };
}

/** A service that speaks OpenAI's protocol, by its address. */
function service(
  source: NodeJS.ProcessEnv,
  name: string,
  usualModel: string,
): TranscriptionService | undefined {
  const address = text(source, `${name}_URL`);
  if (address === undefined) return undefined;
  if (!URL.canParse(address)) throw new WrongSetting(`${name}_URL must be an address, not "${address}".`);
  return {
    url: address,
    key: text(source, `${name}_API_KEY`),
    model: text(source, `${name}_MODEL`) ?? usualModel,
  };
}

function readSpeech(source: NodeJS.ProcessEnv): SpeechService | undefined {
  const found = service(source, 'SPEECH', 'tts-1');
  return found && { ...found, voice: text(source, 'SPEECH_VOICE') ?? 'alloy' };
}

function scanner(source: NodeJS.ProcessEnv): ScannerAddress | undefined {
  const address = text(source, 'CLAMAV_ADDRESS');
  if (address === undefined) return undefined;
  if (address.startsWith('/')) return { path: address };
  const { host, port } = /^(?<host>[^:]+):(?<port>\d{1,5})$/.exec(address)?.groups ?? {};
  if (host === undefined || port === undefined) {
    throw new WrongSetting(`CLAMAV_ADDRESS must be host:port or the path of a socket, not "${address}".`);
  }
  return { host, port: Number(port) };
}

function text(source: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = source[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
}

function list(source: NodeJS.ProcessEnv, name: string): string[] {
  return (text(source, name) ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
}

function whole(source: NodeJS.ProcessEnv, name: string, fallback: number, max: number): number {
  const value = text(source, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > max) {
    throw new WrongSetting(`${name} must be a whole number from 0 to ${max}, not "${value}".`);
  }
  return number;
}

function flag(source: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const value = text(source, name)?.toLowerCase();
  if (value === undefined) return fallback;
  if (['1', 'true', 'yes', 'on'].includes(value)) return true;
  if (['0', 'false', 'no', 'off'].includes(value)) return false;
  throw new WrongSetting(`${name} must be true or false, not "${value}".`);
}

function url(source: NodeJS.ProcessEnv, name: string, fallback: string): URL {
  const value = text(source, name) ?? fallback;
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol) || parsed.pathname !== '/') {
    throw new WrongSetting(`${name} must be an http(s) address without a path, not "${value}".`);
  }
  return parsed;
}
