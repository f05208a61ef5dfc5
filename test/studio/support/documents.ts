import type { ModuleDocument, PageDocument } from '../../../studio/src/builder/document/types'

/** A text module. */
export const textModule = (id: number, html = `<p>${id}</p>`): ModuleDocument => ({
  ...{ id, type: 'mpage.richtextpagemodule', name: `text ${id}`, style: '', hidden: false },
  config: { html },
})

/** A page of text modules with these ids. */
export const pageOf = (...ids: number[]): PageDocument => ({
  title: 'Home',
  settings: {},
  modules: ids.map((id) => textModule(id)),
})
