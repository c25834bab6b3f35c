import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { classes } from './classes.ts'
import styles from './Button.module.css'

interface Look {
  tone?: 'accent' | 'ink' | 'snow'
  size?: 'small' | 'medium' | 'large'
}

/** With `isBusy`, true or false, the button reserves room for both of its labels. */
type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { isBusy?: boolean }

/** The signpost button: an arrow board. `data-cta` marks it for what must not cover it. */
export function Button({ tone, size, isBusy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      data-cta=""
      {...rest}
      disabled={isBusy === true || rest.disabled}
      aria-busy={isBusy || undefined}
      className={classes(lookOf({ tone, size }), isBusy && styles.busy, className)}
    >
      {isBusy === undefined ? (
        children
      ) : (
        <span className={styles.labels}>
          <span>{children}</span>
          <span>Отправляем…</span>
        </span>
      )}
    </button>
  )
}

export function ButtonLink({ tone, size, className, ...rest }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a data-cta="" {...rest} className={classes(lookOf({ tone, size }), className)} />
}

function lookOf({ tone = 'accent', size = 'medium' }: { [Key in keyof Look]: Look[Key] | undefined }) {
  return classes(styles.button, styles[tone], styles[size])
}
