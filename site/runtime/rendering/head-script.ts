import { reloadPause, reloadsKey } from '#site/runtime/deployment/reload-guard.ts'

/**
 * Chunks or the style sheet of the page itself that do not load, before there is a router to notice: the page is loaded
 * once more (contract D4, see `reload-guard.ts`), unless a person has begun to write on it, which needs no script. What
 * fails is the inline script that imports the chunks, or the import of the entry at its end; links that load them ahead
 * come before this script and may have failed unseen. Scripts wait for style sheets, so one without rules has failed.
 */
const watchOwnFiles = `var f,r=function(){if(!f&&!window.__reactRouterDataRouter)try{var k="${reloadsKey}",m=JSON.parse(sessionStorage.getItem(k)||"{}"),p=location.pathname,n=Date.now();if(Math.abs(n-m[p])<${reloadPause})return;m[p]=n;sessionStorage.setItem(k,JSON.stringify(m));location.reload()}catch(e){}},c=document.querySelector("link[data-precedence]");addEventListener("input",function(){f=1},true);addEventListener("error",function(e){e.target.type=="module"&&r()},true);addEventListener("unhandledrejection",function(e){/module/.test(e.reason)&&r()});c&&!c.sheet&&r();`

/**
 * Runs before the first paint, inline: the kept theme (no flash of the other one), a mark that scripts run, the stored
 * language (contract L1, L3) in cookie and local storage, on a first visit a mark where the browser's own list of languages
 * prefers the other one (the language switch then says so; nobody is redirected), the watch over the page's own files, and
 * a mark for a visit that begins at the top of the page. Small, without dependencies, and constant: its hash is part of
 * every stored page's policy.
 *
 * While that mark is there a phone lays out what stands far below when it comes near (home.css). Until then its height is
 * guessed, and a place on the page that is kept would be as wrong: so all of it gets its own with the first scrolling, which
 * may come before any other script. Who reads on has also seen the offer of the other language.
 */
export const headScript = `(function(){${watchOwnFiles}var d=document.documentElement;d.dataset.scripts="on";try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")d.dataset.theme=t;if(localStorage.getItem("portico.dismissed"))d.dataset.announcements="kept";var l=/^\\/en(\\/|$)/.test(location.pathname)?"en":"zh";if(!localStorage.getItem("lang")){var w=navigator.languages.map(function(t){return t.slice(0,2)}).find(function(t){return t=="zh"||t=="en"})||"en";if(w!=l)d.dataset.hint=w}localStorage.setItem("lang",l);document.cookie="lang="+l+"; path=/; max-age=31536000; samesite=lax";if(!location.hash&&performance.getEntriesByType("navigation")[0].type=="navigate")d.dataset.visit="new"}catch(e){}addEventListener("scroll",function(){delete d.dataset.visit;delete d.dataset.hint},{once:true,passive:true})})()`
