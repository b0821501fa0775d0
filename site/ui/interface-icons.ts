// Generated from @iconify-json/lucide (ISC) by scripts/generate-icons.ts; do not edit.
import type { IconShape } from './icon.tsx'

export const interfaceIcons = {
  arrowRight: {"viewBox":"0 0 24 24","path":"M5 12h14m-7-7l7 7l-7 7","isLine":true},
  arrowUp: {"viewBox":"0 0 24 24","path":"M5 12l7-7l7 7m-7 7V5","isLine":true},
  arrowUpRight: {"viewBox":"0 0 24 24","path":"M7 7h10v10M7 17L17 7","isLine":true},
  chevronDown: {"viewBox":"0 0 24 24","path":"M6 9l6 6l6-6","isLine":true},
  circleUser: {"viewBox":"0 0 24 24","path":"M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM7 20.662V19a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1.662","isLine":true},
  languages: {"viewBox":"0 0 24 24","path":"M5 8l6 6m-7 0l6-6l2-3M2 5h12M7 2h1m14 20l-5-10l-5 10m2-4h6","isLine":true},
  menu: {"viewBox":"0 0 24 24","path":"M4 5h16M4 12h16M4 19h16","isLine":true},
  messageCircle: {"viewBox":"0 0 24 24","path":"M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092a10 10 0 1 0-4.777-4.719","isLine":true},
  megaphone: {"viewBox":"0 0 24 24","path":"M11 6a13 13 0 0 0 8.4-2.8A1 1 0 0 1 21 4v12a1 1 0 0 1-1.6.8A13 13 0 0 0 11 14H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM6 14a12 12 0 0 0 2.4 7.2a2 2 0 0 0 3.2-2.4A8 8 0 0 1 10 14M8 6v8","isLine":true},
  moon: {"viewBox":"0 0 24 24","path":"M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401","isLine":true},
  phone: {"viewBox":"0 0 24 24","path":"M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233a14 14 0 0 0 6.392 6.384","isLine":true},
  qrCode: {"viewBox":"0 0 24 24","path":"M4 3h3a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1zM17 3h3a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1zM4 16h3a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1zM21 16h-3a2 2 0 0 0-2 2v3m5 0v.01M12 7v3a2 2 0 0 1-2 2H7m-4 0h.01M12 3h.01M12 16v.01M16 12h1m4 0v.01M12 21v-1","isLine":true},
  search: {"viewBox":"0 0 24 24","path":"M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z","isLine":true},
  sun: {"viewBox":"0 0 24 24","path":"M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM12 2v2m0 16v2M4.93 4.93l1.41 1.41m11.32 11.32l1.41 1.41M2 12h2m16 0h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41","isLine":true},
  ticket: {"viewBox":"0 0 24 24","path":"M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Zm11-4v2m0 10v2m0-8v2","isLine":true},
  triangleAlert: {"viewBox":"0 0 24 24","path":"M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01","isLine":true},
  wifiOff: {"viewBox":"0 0 24 24","path":"M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69m8.83 2.69a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20","isLine":true},
  x: {"viewBox":"0 0 24 24","path":"M18 6L6 18M6 6l12 12","isLine":true},
} satisfies Record<string, IconShape>
