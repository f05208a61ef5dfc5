import { isHidden, readableText } from './finders'

const controls = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option'].map(
  (role) => `[aria-role=${role}]`,
)
const fields = ['input', 'textarea', 'switch', 'slider', 'picker', 'button']

/**
 * Returns the controls of a page without a name for screen readers: neither a label, nor text, nor a picture with a
 * description.
 */
export function unnamed(root: Element): string[] {
  return [...root.querySelectorAll([...controls, ...fields].join(','))]
    .filter((element) => !isHidden(element) && !element.closest('[aria-hidden=true]'))
    .filter(
      (element) =>
        !(element.getAttribute('aria-label') || readableText(element) || element.querySelector('[aria-label]')),
    )
    .map(
      (element) =>
        `${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''} in ${readableText(element.parentElement ?? element).slice(0, 60)}`,
    )
}
