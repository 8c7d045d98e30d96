import classes from './form-error.module.css';

/** Shown above the button of a form, where the eye is after pressing it. */
export function FormError({ message }: { message: string | null }) {
  return (
    <div role="alert" className={classes.error} hidden={message === null}>
      {message}
    </div>
  );
}
