/**
 * Scripts of the page's head, which run before anything is painted or loaded. Plain text: nothing lowers or shortens
 * them.
 */

/**
 * The mark `data-contained` of a page in WeChat's browser or the app's web view, which draw a title bar themselves; the
 * class of the dark theme, when the visitor chose it, or the system has it and the visitor chose none; and the text
 * size as the app would have it (src/state/appearance, src/ui/theme/text-scale), for a page that the server has
 * rendered in the usual one.
 */
export const FIRST_PAINT = `(function(e){if(/MicroMessenger|StorefrontApp\\//i.test(navigator.userAgent))e.setAttribute("data-contained","");var d=matchMedia("(prefers-color-scheme: dark)").matches,s=1;try{var a=JSON.parse(localStorage["sf:appearance"]).d;d=a.theme==="dark"||a.theme!=="light"&&d;s=a.care?Math.max(1.3,a.text):a.text}catch(x){}if(d)e.className="dark";s=Math.min(1.6,Math.round(Math.min(1.6,Math.max(.85,parseFloat(getComputedStyle(e).fontSize)/16))*100)/100*s);if(s!==1)e.style.setProperty("--first-scale",s)})(document.documentElement);`

/**
 * Taps on what React has not taken over yet are noted, and repeated when it has (src/router/h5/first-taps): links work
 * by themselves, and so do fields.
 */
export const FIRST_TAPS = `(function(q){function f(e){var t=e.target;if(!t.closest||!t.closest("#app")||t.closest("a[href],input,textarea,select,label"))return;e.preventDefault();e.stopPropagation();q.push(t)}addEventListener("click",f,true);window.firstTaps={targets:q,note:f}})([]);`
