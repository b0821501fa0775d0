import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconShape } from './icon.tsx'

export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger'

interface Look {
  /** `primary` is the one call to act of a view. */
  variant?: ButtonVariant
  size?: 'normal' | 'small'
  /** Drawing before the words. */
  icon?: IconShape
  children: ReactNode
}

function classOf(variant: ButtonVariant = 'quiet', size: Look['size'] = 'normal', className = ''): string {
  return `button button-${variant} ${size === 'small' ? 'button-compact' : ''} ${className}`.trim()
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** Said instead of the words, and shown by a ring, while the button's work is under way. */
    loading?: string | undefined
  }

/**
 * A button. While loading it keeps its width and stays focusable, but does nothing: a button that becomes `disabled`
 * would lose the focus.
 *
 * @example
 *   <Button variant="primary" loading={isSending ? texts.sending : undefined}>
 *     {texts.send}
 *   </Button>
 */
export function Button({
  children,
  className,
  icon,
  loading,
  onClick,
  size,
  type = 'button',
  variant,
  ...rest
}: ButtonProps) {
  const isLoading = loading !== undefined
  return (
    <button
      {...rest}
      type={type}
      className={classOf(variant, size, className)}
      aria-disabled={isLoading || undefined}
      data-loading={isLoading || undefined}
      onClick={(event) => {
        if (isLoading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className="button-words">
        {icon && <Icon drawing={icon} />}
        {children}
      </span>
      {isLoading && <span className="button-ring" aria-hidden="true" />}
      <span role="status" className="sr-only">
        {loading}
      </span>
    </button>
  )
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({ children, className, icon, size, variant, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classOf(variant, size, className)}>
      {icon && <Icon drawing={icon} />}
      {children}
    </a>
  )
}

/** A round button with a drawing alone; its name is said, and shown by the browser on hover. */
export function IconButton({
  className = '',
  icon,
  label,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: IconShape; label: string }) {
  return (
    <button title={label} {...rest} type={type} className={`icon-button ${className}`} aria-label={label}>
      <Icon drawing={icon} />
    </button>
  )
}
