/** Content-Security-Policy of a file that somebody sent or made: opened in a browser it runs nothing, and nobody is signed in. */
export const filePolicy = "default-src 'none'; sandbox"
