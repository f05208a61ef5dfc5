import { Typography } from 'antd'
import type { ReactNode } from 'react'

/** A label over its control, which has this id; a group of controls has a frame. */
export function FieldFrame({
  label,
  id,
  isGroup = false,
  children,
}: {
  label: string
  id: string
  isGroup?: boolean
  children: ReactNode
}) {
  if (isGroup) {
    return (
      <fieldset className="builder-group">
        <legend>{label}</legend>
        {children}
      </fieldset>
    )
  }
  return (
    <div className="builder-field">
      <label htmlFor={id}>
        <Typography.Text type="secondary">{label}</Typography.Text>
      </label>
      {children}
    </div>
  )
}
