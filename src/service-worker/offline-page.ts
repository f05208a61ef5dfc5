import type { OfflineTexts } from './offline-texts'

/** The language of a document: `<html lang="zh-CN">`, `<html lang=en>`. */
const LANGUAGE = /<html[^>]*\slang="?([\w-]+)/

/** Returns the texts of the language that a document is in; the first language's for any other. */
export function textsFor(texts: readonly OfflineTexts[], html: string): OfflineTexts | undefined {
  const language = LANGUAGE.exec(html)?.[1] ?? ''
  return texts.find(({ tag }) => tag === language) ?? texts[0]
}

/**
 * Returns the document of a page that was never opened and cannot come now. It carries all that it shows, and loads
 * what was asked for as soon as the network is back.
 * @param walletHref address of the wallet, which opens without a network
 */
export const offlinePage = ({ tag, title, hint, reload, wallet }: OfflineTexts, walletHref: string): string =>
  `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${title}</title>
<style>
:root{color-scheme:light dark;--ink:#23271f;--ink2:#575d52;--paper:#f7f5f0;--line:#8b9085}
@media(prefers-color-scheme:dark){:root{--ink:#eceae3;--ink2:#c3c5bb;--paper:#171a15}}
body{box-sizing:border-box;display:grid;place-content:center;gap:12px;min-height:100vh;margin:0;padding:24px;color:var(--ink);font:15px/1.6 -apple-system,system-ui,sans-serif;text-align:center;background:var(--paper)}
svg{margin:0 auto;color:var(--ink2)}h1{margin:0;font-size:18px}p{margin:0 0 12px;color:var(--ink2)}
nav{display:flex;flex-wrap:wrap;gap:12px;justify-content:center}
a{flex:1;box-sizing:border-box;min-width:130px;padding:10px 12px;white-space:nowrap;border:1px solid var(--line);border-radius:999px;color:var(--ink);font-weight:600;text-decoration:none}
a:first-child{color:var(--paper);background:var(--ink);border-color:var(--ink)}
</style>
<body><main><svg width="56" height="56" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><path d="M2 8.8a15 15 0 0 1 5-3M22 8.8A15 15 0 0 0 11 5M5 12.5a10 10 0 0 1 4.4-2.6M19 12.5a10 10 0 0 0-3.2-2.1M8.5 16.1a5 5 0 0 1 7 0M12 20h.01M3 3l18 18"/></svg><h1>${title}</h1><p>${hint}</p><nav><a href="">${reload}</a><a href="${walletHref}">${wallet}</a></nav></main>
<script>addEventListener("online",function(){location.reload()})</script>`
