/**
 * Runs before the first paint, inline: the kept theme (no flash of the other one), a mark that scripts run, and the
 * stored language (contract L1, L3) in cookie and local storage. Small, without dependencies, and constant: its hash
 * is part of every stored page's policy.
 */
export const headScript = `(function(){var d=document.documentElement;d.dataset.scripts="on";try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")d.dataset.theme=t;if(localStorage.getItem("portico.dismissed"))d.dataset.announcements="kept";var l=/^\\/en(\\/|$)/.test(location.pathname)?"en":"zh";localStorage.setItem("lang",l);document.cookie="lang="+l+"; path=/; max-age=31536000; samesite=lax"}catch(e){}})()`
