import type { PreviewFrame } from './types'

// The address that opened the document: screens that come later have others.
const { location, parent, top } = window
const isAsked = new URLSearchParams(location.search).has('preview') && parent === top && parent !== window

export const previewFrame: PreviewFrame = {
  isAsked: () => isAsked,
  connect(origins, listener) {
    void import(/* webpackChunkName: "preview-link" */ './preview-link').then(({ linkEditor }) =>
      linkEditor(origins, listener),
    )
  },
}
