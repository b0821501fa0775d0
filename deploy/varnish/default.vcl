# Varnish 7 in front of Portico: /etc/varnish/default.vcl. Address and token are yours to fill in. docs/deploy/cdn.md has the rest.
#
# Nothing is kept unless Portico says so: a page by Surrogate-Control, a file by `immutable`. Whatever may differ from one
# visitor to another is asked of Portico each time, with all that the visitor sent.
vcl 4.1;

import std;

backend portico {
  .host = "127.0.0.1";
  .port = "3000";
  # A form with files, an import, a publication of many records.
  .first_byte_timeout = 10m;
  .between_bytes_timeout = 60s;
}

# Where the processes of Portico are.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.restarts == 0) {
    # They are ours; who sends them means something else.
    unset req.http.X-Cdn-Way;
    unset req.http.X-Cdn-First;
    unset req.http.X-Cdn-Cookie;
    unset req.http.X-Cdn-Dest;
    unset req.http.X-Cdn-Lang;
    unset req.http.X-Cdn-Stored;
  }

  # CDN_PURGE_TOKEN. The file should be readable by root and Varnish alone.
  if (req.method == "PURGE") {
    if (client.ip !~ purgers || req.http.Authorization != "Bearer FILL-IN-CDN_PURGE_TOKEN") {
      return (synth(405, "Method Not Allowed"));
    }
    # It becomes a pattern.
    if (req.http.Surrogate-Key !~ "^[\w:.%-]+( [\w:.%-]+)*$") {
      return (synth(400, "Bad Request"));
    }
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)");
    return (synth(200, "Purged"));
  }

  # Asked before, see vcl_deliver.
  if (req.http.X-Cdn-Way == "pass") {
    return (pass);
  }
  if (req.http.X-Cdn-Way == "stale") {
    set req.grace = 24h;
    return (hash);
  }

  # For monitoring within.
  if (req.url ~ "^/(metrics|readyz)([?]|$)") {
    return (synth(404, "Not Found"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  std.collect(req.http.Cookie, "; ");
  std.collect(req.http.Accept);

  # Downloads and videos, with their tokens and ranges, are not gathered in memory on their way to a slow reader.
  if (req.url ~ "^/(releases|videos)/") {
    return (pipe);
  }
  # Staff, calls, drafts.
  if (req.url ~ "^/(admin|_next|api|preview)([/?]|$)" || req.url ~ "[?&]preview="
      || req.http.Authorization || req.http.Cookie ~ "(^|;\s*)portico-token=") {
    return (pass);
  }

  # The language of the address, and the one that the visitor's browser has stored.
  set req.http.X-Cdn-Lang = "zh";
  if (req.url ~ "^/en(/|[?]|$)") {
    set req.http.X-Cdn-Lang = "en";
  }
  if (req.http.Cookie ~ "(^|;\s*)lang=(zh|en)(;|$)") {
    set req.http.X-Cdn-Stored = regsub(req.http.Cookie, "^(?:.*?;\s*)?lang=(zh|en)(?:;.*)?$", "\1");
  }
  if (req.http.Accept ~ "text/html" && (!req.http.Sec-Fetch-Dest || req.http.Sec-Fetch-Dest == "document")
      && req.http.X-Cdn-Stored != req.http.X-Cdn-Lang) {
    if (req.http.X-Cdn-Stored == "en") {
      # A redirect to the English page, or another language from now on: Portico knows.
      return (pass);
    }
    if (req.http.Sec-Fetch-Dest == "document"
        && req.http.User-Agent !~ "(?i)bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|check|fetch|http:") {
      # A browser that has stored nothing yet gets the page with the cookie of its language.
      set req.http.X-Cdn-First = req.http.X-Cdn-Lang;
    } elseif (req.http.User-Agent !~ "(?i)\b(?:Googlebot|bingbot|Baiduspider|YandexBot|DuckDuckBot|Applebot|360Spider|Bytespider)\b") {
      # A browser of long ago, or a program that calls itself one: Portico judges.
      return (pass);
    }
  }

  # One request for all visitors, which no header of one can change. It is nobody's visit.
  set req.http.X-Cdn-Way = "shared";
  if (req.http.Cookie) {
    set req.http.X-Cdn-Cookie = req.http.Cookie;
  }
  if (req.http.Sec-Fetch-Dest) {
    set req.http.X-Cdn-Dest = req.http.Sec-Fetch-Dest;
  }
  unset req.http.Cookie;
  set req.http.Sec-Fetch-Dest = "empty";
  if (req.http.Accept ~ "text/html") {
    set req.http.Cookie = "lang=" + req.http.X-Cdn-Lang;
  }
  # With `-p http_gzip_support=off` pages are kept in Brotli too; otherwise Varnish asks for gzip alone.
  if (req.http.Accept-Encoding ~ "\bbr\b" && req.http.Accept-Encoding !~ "\bbr\s*;\s*q=0(\.0*)?\s*(,|$)") {
    set req.http.Accept-Encoding = "br";
  } elseif (req.http.Accept-Encoding ~ "\bgzip\b" && req.http.Accept-Encoding !~ "\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # `stale-while-revalidate`
  set req.grace = 60s;
  return (hash);
}

sub vcl_pipe {
  # Or what comes next on this connection would go past all of the above.
  set bereq.http.Connection = "close";
}

# What turns out to be for one visitor goes to Portico as the visitor sent it.
sub vcl_pass {
  if (req.http.X-Cdn-Way) {
    set req.http.X-Cdn-Way = "passed";
    unset req.http.Cookie;
    unset req.http.Sec-Fetch-Dest;
    if (req.http.X-Cdn-Cookie) {
      set req.http.Cookie = req.http.X-Cdn-Cookie;
    }
    if (req.http.X-Cdn-Dest) {
      set req.http.Sec-Fetch-Dest = req.http.X-Cdn-Dest;
    }
  }
}

sub vcl_backend_fetch {
  unset bereq.http.X-Cdn-Way;
  unset bereq.http.X-Cdn-First;
  unset bereq.http.X-Cdn-Cookie;
  unset bereq.http.X-Cdn-Dest;
  unset bereq.http.X-Cdn-Lang;
  unset bereq.http.X-Cdn-Stored;
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.status >= 500) {
    # What is kept stays, and is given meanwhile.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.status == 200 && !beresp.http.Set-Cookie && beresp.http.Surrogate-Key
      && beresp.http.Surrogate-Control ~ "^max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^max-age=(\d+).*$", "\1") + "s", 0s);
    # Of these the first minute is for whoever asks, see req.grace; all of it is for when Portico gives no answer.
    set beresp.grace = 0s;
    if (beresp.http.Surrogate-Control ~ "stale-if-error=") {
      set beresp.grace = 24h;
    }
    # The language was decided above.
    set beresp.http.X-Cdn-Vary = beresp.http.Vary;
    set beresp.http.Vary = "Accept-Encoding";
    # Of the one request that fetched it.
    unset beresp.http.X-Request-Id;
    unset beresp.http.Server-Timing;
    return (deliver);
  }
  if (beresp.status == 200 && !beresp.http.Set-Cookie && beresp.http.Cache-Control ~ "public.*immutable") {
    # Pictures and files have no key: one that is withdrawn goes when its time is over.
    if (bereq.url !~ "^/assets/") {
      set beresp.ttl = 1h;
    }
    set beresp.grace = 0s;
    unset beresp.http.X-Request-Id;
    return (deliver);
  }
  if (beresp.http.Cache-Control ~ "no-store|private") {
    return (pass(10s));
  }
  # Not this time: a page that was rendered while it changed, for example.
  set beresp.uncacheable = true;
  set beresp.ttl = 1s;
  return (deliver);
}

sub vcl_deliver {
  # `stale-if-error`
  if (resp.status >= 500 && req.http.X-Cdn-Way == "shared") {
    set req.http.X-Cdn-Way = "stale";
    return (restart);
  }
  if (req.http.X-Cdn-First && req.http.X-Cdn-Way != "passed" && resp.status < 300) {
    if (!resp.http.Surrogate-Key) {
      # Not kept: Portico gives it its cookie.
      set req.http.X-Cdn-Way = "pass";
      return (restart);
    }
    if (resp.http.Content-Type ~ "^text/html") {
      set resp.http.Set-Cookie = "lang=" + req.http.X-Cdn-First + "; Path=/; Max-Age=31536000; SameSite=Lax";
      set resp.http.Cache-Control = "private, no-cache";
    }
  }
  if (resp.http.X-Cdn-Vary) {
    set resp.http.Vary = resp.http.X-Cdn-Vary;
    unset resp.http.X-Cdn-Vary;
  }
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}

sub vcl_synth {
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.body = resp.reason;
  return (deliver);
}

# Portico gives no answer, and nothing is kept.
sub vcl_backend_error {
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "10";
  set beresp.ttl = 0s;
  set beresp.body = {"服务暂不可用，请稍后再试。
The service is not available for the moment. Please try again in a few seconds.
"};
  return (deliver);
}
