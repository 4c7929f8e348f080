"""Settings of a client, checked before anything is sent."""

from __future__ import annotations

import ipaddress
import os
import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx

from scan_gate._version import __version__
from scan_gate.errors import ConfigurationError

_API_KEY = re.compile(r"[!-~]{1,8192}")


@dataclass(frozen=True)
class Settings:
    base: httpx.URL
    api_key: str = field(repr=False)
    timeout: float
    connect_timeout: float
    response_timeout: float
    max_retries: int
    clock: Callable[[], float] = time.monotonic
    """Monotonic seconds."""
    now: Callable[[], float] = time.time
    """Unix time in seconds, for Retry-After dates."""
    random: Callable[[], float] = random.random
    """0 <= random < 1."""

    user_agent: str = f"scan-gate-python/{__version__}"

    @property
    def trust_env(self) -> bool:
        """A request to this machine never goes through a proxy: over plain HTTP the proxy would see the key."""
        return not is_loopback(self.base.host)


def checked_settings(
    base_url: str | None,
    api_key: str | None,
    *,
    timeout: float,
    connect_timeout: float,
    response_timeout: float,
    max_retries: int,
    allow_insecure: bool,
) -> Settings:
    base_url = _given("base URL", "base_url", base_url, "SCAN_GATE_API_URL")
    api_key = _given("API key", "api_key", api_key, "SCAN_GATE_API_KEY")
    if not _API_KEY.fullmatch(api_key):
        raise ConfigurationError("The API key contains spaces, line breaks or characters outside ASCII.")
    for name, seconds in (
        ("timeout", timeout),
        ("connect_timeout", connect_timeout),
        ("response_timeout", response_timeout),
    ):
        checked_seconds(name, seconds)
    if max_retries < 0:
        raise ConfigurationError("max_retries must not be negative.")
    return Settings(
        base=_base(base_url, allow_insecure),
        api_key=api_key,
        timeout=timeout,
        connect_timeout=connect_timeout,
        response_timeout=response_timeout,
        max_retries=max_retries,
    )


def _given(what: str, argument: str, value: str | None, variable: str) -> str:
    """The argument, which may not be empty, or else the environment variable."""
    if value is not None:
        if not value.strip():
            raise ConfigurationError(f"The {what} is empty: check the argument {argument}.")
        return value.strip()
    found = os.environ.get(variable, "").strip()
    if not found:
        raise ConfigurationError(f"There is no {what}: pass {argument}, or set the environment variable {variable}.")
    return found


def checked_seconds(name: str, seconds: float) -> float:
    if not 0 < seconds < float("inf"):
        raise ConfigurationError(f"{name} must be a positive number of seconds.")
    return seconds


def is_loopback(host: str) -> bool:
    """True for localhost, 127.0.0.0/8 and ::1: traffic that does not leave the machine."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        name = host.lower().rstrip(".")
        return name == "localhost" or name.endswith(".localhost")
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback


def is_plain_remote(url: httpx.URL) -> bool:
    return url.scheme == "http" and not is_loopback(url.host)


def origin_of(url: httpx.URL) -> tuple[str, str, int | None]:
    return url.scheme, url.host, url.port or {"http": 80, "https": 443}.get(url.scheme)


def _base(text: str, allow_insecure: bool) -> httpx.URL:
    try:
        url = httpx.URL(text)
    except httpx.InvalidURL:
        raise ConfigurationError("The base URL is not a URL. Give it as https://host[:port].") from None
    if url.scheme not in ("http", "https") or not url.host:
        raise ConfigurationError("The base URL must begin with https:// (or http:// on loopback).")
    if url.userinfo:
        raise ConfigurationError("The base URL must not contain credentials; pass the API key as api_key.")
    if url.query or url.fragment:
        raise ConfigurationError("The base URL must not contain a query or a fragment.")
    if is_plain_remote(url) and not allow_insecure:
        raise ConfigurationError(
            f"The API key would travel unencrypted to {url.host}. Use https://, or pass allow_insecure=True."
        )
    # A prefix is kept; "/v1" at its end is often copied from the documentation, and the paths begin with it.
    path = re.sub(r"/v1$", "", url.path.rstrip("/"))
    return url.copy_with(path=path or "/", query=None, fragment=None)
