import { readVisitors } from './judged-format.ts'

/** What customers type when something does not work, and when they install, license and update. */
export const ticketsEn = readVisitors(
  'en',
  '2026-11-26',
  `
crashes on startup | complaint ticket | 3 h:install-on-linux | 2 o:/support/ticket/new h:licence-not-found | 1 h:install-on-windows
program closes when I open an archive from a supplier | complaint ticket | 3 a:arm-2026-006 | 2 n:arm-2026-006 v:R2026a-Update-1 v:R2024b-Update-5 a:arm-2026-002 | 1 a:arm-2026-001 n:arm-2026-001-002 o:/support/ticket/new
won't start | complaint zero | 3 h:install-on-linux | 2 h:licence-not-found o:/support/ticket/new | 1 h:install-on-windows
GLIBC not found | complaint ticket | 3 h:install-on-linux | 1 p:studio p:compute p:control v:R2026b
blank window after install | complaint ticket | 3 h:install-on-linux | 1 p:studio o:/support/ticket/new
armilla command not found | complaint ticket | 3 h:install-on-windows | 1 h:install-on-linux
ubuntu | word zero | 3 h:install-on-linux | 2 o:/product/download | 1 p:studio p:compute p:control v:R2026b
does it run on Mac | question zero | 3 o:/product/download | 2 p:studio p:compute p:control v:R2026b n:r2026b-fabu | 1 o:/product/matlab-simulink
windows 10 support | mixed enquiry | 3 h:install-on-windows | 2 p:studio p:compute p:control v:R2026b o:/product/download
minimum system requirements | word enquiry | 3 p:studio p:compute p:control p:realtime p:twin | 2 v:R2026b h:install-on-windows h:install-on-linux o:/product/download
how much RAM | question enquiry | 3 p:studio p:compute | 2 p:control p:realtime p:twin h:compile-large-models | 1 n:ziwu-bianyi-yibaiwan-fangcheng m:station-s8 m:station-x16 m:station-s4
unattended install msi | word forum | 3 h:install-on-windows | 1 h:install-on-linux
headless server without screen | word forum | 3 h:install-on-linux | 1 h:python-sdk
how to work offline | question ticket | 3 h:borrow-a-licence | 2 p:studio p:compute p:twin h:licence-service
license expired | complaint zero | 3 h:licence-not-found | 2 h:trial-licence o:/contact | 1 h:kinds-of-licences h:borrow-a-licence
no license available error | complaint ticket | 3 h:licence-not-found | 2 h:licence-service | 1 h:borrow-a-licence h:kinds-of-licences
all floating seats taken who is using them | complaint ticket | 3 h:licence-not-found | 2 h:kinds-of-licences | 1 h:licence-service h:borrow-a-licence
seat not released after crash | complaint ticket | 3 h:licence-not-found | 2 h:borrow-a-licence h:licence-service | 1 o:/support/ticket/new
dongle | word zero | 3 h:kinds-of-licences | 2 h:licence-service | 1 h:borrow-a-licence h:licence-of-a-machine
activate my copy | question zero | 3 h:trial-licence | 2 h:install-on-windows h:licence-service h:kinds-of-licences | 1 h:licence-not-found h:licence-of-a-machine
clients still connect to old license server | complaint ticket | 3 h:licence-service h:licence-not-found | 1 h:install-updates o:/support/ticket/new
which port does the license server use | question ticket | 3 h:licence-service h:licence-not-found | 1 a:arm-2026-008 n:arm-2026-008
E103 | number ticket | 3 h:licence-not-found
redundant license server failover | word enquiry | 3 h:licence-service n:r2025b-fabu
transfer license to new laptop | question ticket | 3 h:kinds-of-licences | 2 h:borrow-a-licence h:licence-of-a-machine | 1 h:trial-licence h:licence-service
what happens after the 30 days | question enquiry | 3 h:trial-licence | 2 p:studio p:compute p:control | 1 p:twin
free trial download | word enquiry | 3 h:trial-licence | 2 p:studio p:compute p:control p:twin o:/product/download | 1 p:realtime o:/login o:/contact
can't open model saved by colleague with newer version | complaint ticket | 3 h:side-by-side | 2 n:r2026a-fabu v:R2026a p:studio h:move-from-r2025a | 1 n:r2027a-beta-1-kaifang v:R2027a-Beta-1 p:control p:realtime
keep old version while testing new one | question forum | 3 h:side-by-side | 2 p:studio p:control p:realtime h:move-from-r2025a | 1 n:r2025a-zhichi-jieshu n:changqi-zhichi-tiaokuan v:R2027a-Beta-1 n:r2027a-beta-1-kaifang
latest version | word zero | 3 o:/product/download v:R2026b n:r2026b-fabu | 2 o:/product/downHistory o:/product | 1 v:R2027a-Beta-1 n:r2027a-beta-1-kaifang
when does 2024b reach end of life | question enquiry | 3 n:changqi-zhichi-tiaokuan o:/product/downHistory | 2 n:r2024b-fabu v:R2024b o:/product/download | 1 h:move-from-r2025a
EOL | word zero | 3 o:/product/downHistory | 2 n:r2025a-zhichi-jieshu n:changqi-zhichi-tiaokuan h:move-from-r2025a | 1 o:/product/download
upgrade from 2025a | question ticket | 3 h:move-from-r2025a | 2 n:r2025a-zhichi-jieshu h:side-by-side | 1 h:install-updates o:/product/downHistory v:R2025a
R2026a update 3 release notes | number ticket | 3 v:R2026a-Update-3 | 2 a:arm-2026-008 n:arm-2026-008 o:/product/download | 1 o:/product/downHistory
is the beta safe to use in production | question forum | 3 n:r2027a-beta-1-kaifang v:R2027a-Beta-1 | 2 o:/product/download | 1 o:/product/downHistory
roll back an update | question ticket | 3 h:install-updates | 1 h:side-by-side
checksum does not match | complaint ticket | 3 h:check-a-download | 2 o:/product/download n:wuliao-qingdan-suifa
download keeps stopping at 80 percent | complaint ticket | 2 o:/product/download | 1 h:check-a-download
old installers archive | word forum | 3 o:/product/downHistory | 2 o:/product/download n:r2025a-zhichi-jieshu
do you use log4j or openssl | question enquiry | 3 o:/help/OpenSystem | 2 h:read-an-sbom n:wuliao-qingdan-suifa
list of third-party libraries | word enquiry | 3 o:/help/OpenSystem h:read-an-sbom | 2 n:wuliao-qingdan-suifa | 1 w:CycloneDX-1.6 o:/product/download
are we affected by the license server vulnerability | question ticket | 3 a:arm-2026-008 n:arm-2026-008 | 2 v:R2026a-Update-3 o:/product/downHistory h:licence-service o:/help/SecurityIncident | 1 v:R2026b
cve202690007 | number zero | 3 a:arm-2026-007 | 2 n:arm-2026-007 | 1 v:R2026a-Update-2
ARM 2026 5 | number zero | 3 a:arm-2026-005 | 2 n:arm-2026-004-005 | 1 v:R2025b-Update-3 v:R2025a-Update-4 v:R2024b-Update-5
XXE | word forum | 3 a:arm-2026-007 n:arm-2026-007 | 2 v:R2026a-Update-2 h:ssp-import-stops
bug bounty | word enquiry | 3 n:psirt-baogao-zhengce o:/help/SecurityIncident | 1 j:anquan-gongchengshi
PGP key | word enquiry | 3 o:/help/SecurityIncident n:psirt-baogao-zhengce | 2 n:wuliao-qingdan-suifa
how fast do you answer a critical ticket | question enquiry | 3 o:/support/ticket/mine | 2 o:/support/ticket/new o:/contact n:changqi-zhichi-tiaokuan | 1 o:/help n:r2026a-fabu n:munihei-bangongshi n:shengtai-huoban-fenji
support hours in Europe | question enquiry | 3 n:munihei-bangongshi o:/contact | 2 o:/help o:/support/ticket/mine r:isarwerk | 1 n:changqi-zhichi-tiaokuan
reopen closed ticket | question ticket | 3 o:/support/ticket/mine | 1 o:/support/ticket/new
forgot my password | complaint zero | 3 o:/login | 1 o:/contact
sign in with company account SSO | question ticket | 3 o:/login | 1 o:/cookies g:Cookie说明
delete my account and data | question zero | 3 o:/PrivacyPolicy g:隐私政策 | 2 o:/login | 1 o:/contact
does the software phone home | question enquiry | 3 p:studio p:compute | 2 p:twin h:licence-service o:/product/matlab-simulink h:check-m-code | 1 o:/PrivacyPolicy h:job-service-tokens o:/product/open-platform
token expired 401 job service | complaint ticket | 3 h:job-service-tokens | 2 o:/product/open-platform | 1 h:python-sdk
`,
)
