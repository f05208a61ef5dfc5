import { createHash } from 'node:crypto'
import { dataBlock } from './render'

/** Milliseconds for which the app's scripts wait for the first screen's picture at most. */
const LIMIT_MS = 2000

/**
 * Stands at the end of a page that is rendered at the server, and requests the app's scripts once its main picture was
 * painted, so that they do not share the network with it. A visitor who does something before, or a picture that takes
 * long, starts them at once. The scripts of the screen are preloaded with those of the entry, which run in their order
 * (docs/decisions/025).
 */
const START = `(function(){
var events=['pointerdown','keydown','click','scroll'],files=JSON.parse(document.getElementById('first-scripts').textContent);
function add(tag,props){document.head.appendChild(Object.assign(document.createElement(tag),props))}
function start(){
events.forEach(function(name){removeEventListener(name,start,true)});clearTimeout(timer);
files.entry.forEach(function(src){add('script',{src:src,async:false})});
files.screen.forEach(function(href){add('link',{rel:'preload',as:'script',href:href})});
files.entry=files.screen=[]}
function afterPaint(){requestAnimationFrame(function(){setTimeout(start)})}
var timer=setTimeout(start,${LIMIT_MS}),picture=document.querySelector('#app img[fetchpriority=high]');
events.forEach(function(name){addEventListener(name,start,{capture:true,passive:true})});
picture?picture.decode().then(afterPaint,afterPaint):afterPaint()})()`.replaceAll('\n', '')

/** For the page's content security policy. */
export const START_HASH = `'sha256-${createHash('sha256').update(START).digest('base64')}'`

/** Scripts with which the app starts: those that the page names, and those of its screen. */
interface FirstScripts {
  readonly entry: readonly string[]
  readonly screen: readonly string[]
}

/** HTML for the end of a rendered page. */
export const startScript = (files: FirstScripts): string => `${dataBlock('scripts', files)}<script>${START}</script>`
