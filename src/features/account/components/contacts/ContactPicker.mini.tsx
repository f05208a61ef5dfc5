import { useEffect, useRef } from 'react'
import { type ContactPickerProps, requestContact } from '@/features/account/contact-request'
import { go } from '@/router'

/** Opens the screen of contacts instead of a sheet: a copy of it in each subpackage with a form has no room there. */
export function ContactPicker({ onChoose, onClose }: ContactPickerProps) {
  const latest = useRef({ onChoose, onClose })
  useEffect(() => {
    requestContact(latest.current.onChoose)
    latest.current.onClose()
    void go('account.contact', { choose: 1 })
  }, [])
  return null
}
