import type { PreviewFrame } from './types'

// The address that opened the document: screens that come later have others.
const isAsked = new URLSearchParams(window.location.search).has('preview') && window.parent !== window && window.parent === window.top

export const previewFrame: PreviewFrame = {
  isAsked: () => isAsked,
  connect(origins, listener) {
    void import(/* webpackChunkName: "preview-link" */ './preview-link').then(({ linkEditor }) => linkEditor(origins, listener))
  },
}
