/** Where the admin shows what became of old addresses, behind `/admin`. */
export const oldAddressesPath = '/old-addresses'
