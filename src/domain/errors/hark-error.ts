import type { ErrorCode } from './error-codes.ts';

/** The only errors that may cross the wire with their own words; anything else becomes InternalError. */
export class HarkError extends Error {
  readonly code: ErrorCode;
  readonly humanReadable: boolean;

  constructor(code: ErrorCode, message: string, humanReadable: boolean) {
    super(message);
    this.name = code;
    this.code = code;
    this.humanReadable = humanReadable;
  }
}

export class ValidationError extends HarkError {
  constructor(message: string) {
    super('ValidationError', message, true);
  }
}

/** Also thrown for what the viewer may not see, so that existence never leaks. */
export class NotFound extends HarkError {
  constructor(message = 'Not found') {
    super('NotFound', message, false);
  }
}

export class Forbidden extends HarkError {
  constructor(reason: string) {
    super('Forbidden', reason, true);
  }
}

export class Unauthorized extends HarkError {
  constructor(message = 'Sign in to continue') {
    super('Unauthorized', message, false);
  }
}

export class TooManyRequests extends HarkError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, message = 'Too many attempts. Try again later.') {
    super('TooManyRequests', message, true);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The product can't do it now, no matter who asks: the database is gone, or too much is under way. */
export class Unavailable extends HarkError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, message = 'Hark is busy. Try again shortly.') {
    super('InternalError', message, true);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export class InvalidOperation extends HarkError {
  constructor(message: string) {
    super('InvalidOperation', message, true);
  }
}

export class UnprocessableContent extends HarkError {
  constructor(message: string) {
    super('UnprocessableContent', message, true);
  }
}

export class HumanErrorMessage extends HarkError {
  constructor(message: string) {
    super('HumanErrorMessage', message, true);
  }
}
