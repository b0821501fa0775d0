/** The globals that are a page of the site, by its address without language prefix. */
export const globalPages: ReadonlyMap<string, string> = new Map([
  ['/', 'home'],
  ['/Industry-education', 'teaching'],
  ['/about', 'about-page'],
  ['/ecology', 'programme'],
  ['/joinUs', 'careers-page'],
  ['/product/Innovation', 'innovation'],
  ['/product/matlab-simulink', 'compatibility'],
  ['/product/open-platform', 'open-platform'],
])
