/** Where the browser is sent after an answer; the thanks there are shown by being the target of the address. */
export const thanksId = 'thanks'
